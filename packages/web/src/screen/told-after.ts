/** A sentence without the name of the play that it begins with: the line above has just said it. */
export function withoutName(told: string, name: string): string {
  const [, rest] = (told.startsWith(name) && /^\s*[:!]\s+(.+)$/su.exec(told.slice(name.length))) || [];
  return rest ? rest.charAt(0).toUpperCase() + rest.slice(1) : told;
}
