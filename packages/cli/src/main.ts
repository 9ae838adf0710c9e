import { runStadium } from './program.ts';

// A reader that has seen enough (`stadium games | head`) closes the pipe. That is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1);
});

process.exitCode = await runStadium(process.argv.slice(2));
