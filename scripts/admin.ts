import { adminCommands } from './admin-commands.ts';
import { runCommandLine } from './command-line.ts';

await runCommandLine('npm run admin --', adminCommands);
