/** One line that counts up; without a terminal, nothing. */
export function countFiles(done: number, total: number): void {
  if (process.stdout.isTTY) process.stdout.write(`\r${done} of ${total} files${done === total ? '\n' : ''}`)
}
