import type { TestApp } from '#orion/server/testing/test-app.ts';
import { type CommandPlatform, type Commands, readCommand } from '../command-line.ts';

/** Runs a command on a test server, with more of its platform as the test says. */
export const runCommand = async (
  server: TestApp,
  commands: Commands,
  words: readonly string[],
  more: Partial<CommandPlatform> = {},
) => readCommand(commands, words)({ ...server.platform, ownerUrl: server.url, ...more });
