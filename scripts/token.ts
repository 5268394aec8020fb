import { runCommandLine } from './command-line.ts';
import { tokenCommand } from './token-command.ts';

await runCommandLine('npm run token --', tokenCommand);
