import { bendOf, curve, type Ground, pointAt } from './ground.ts';
import { type BallWay, lastsMs } from './scene.ts';

const POINTS = 10;

/** The frames of a ball that goes these ways, one after the other. A kicked ball turns over itself and gets smaller. */
export function flight(ground: Ground, ways: readonly BallWay[]): Keyframe[] {
  const total = ways.reduce((sum, way) => sum + lastsMs(way), 0);
  let passed = 0;
  return ways.flatMap((way) => {
    const [from, to] = [pointAt(ground, way.from), pointAt(ground, way.to)];
    const points = curve(from, bendOf(ground, from, to, way.kicked), to, POINTS);
    const start = passed / total;
    passed += lastsMs(way);
    const share = lastsMs(way) / total;
    return points.map(({ x, y }, i) => {
      const part = i / POINTS;
      const turn = way.kicked ? ` rotate(${Math.round(part * 360)}deg) scale(${(1 - 0.2 * part).toFixed(2)})` : '';
      return { offset: Math.min(1, start + share * part), transform: `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)${turn}` };
    });
  });
}
