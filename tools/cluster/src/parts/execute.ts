import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const patience = 120_000;

/** Runs a program to its end. @returns its output @throws Error with its last words */
export async function execute(command: string, ...args: readonly string[]): Promise<string> {
  return (await promisify(execFile)(command, args, { timeout: patience })).stdout;
}
