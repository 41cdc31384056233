const width = 30

/** Prints one line that fills up; without a terminal, a line at the start. */
export function showProgress(done: number, total: number): void {
  if (!process.stdout.isTTY) {
    if (done === 1) console.log('Loading the demo building…')
    return
  }
  const filled = Math.round((done / total) * width)
  const bar = '█'.repeat(filled) + '░'.repeat(width - filled)
  process.stdout.write(`\rLoading the demo building ${bar} ${Math.round((done / total) * 100)} %`)
  if (done === total) process.stdout.write('\n')
}
