import { fork } from 'node:child_process';

/** A server in a process of its own that tells its port, and what it used whenever it is asked. */
export async function startAsked(file, args, execArgv = []) {
  const child = fork(file, args, { execArgv });
  const told = () => new Promise((resolve) => child.once('message', resolve));
  const { port } = await told();
  const ask = (what = 'how much') => {
    const answer = told();
    child.send(what);
    return answer;
  };
  return { base: `http://127.0.0.1:${port}`, ask, stop: () => child.kill('SIGKILL') };
}
