/** Preloaded into a server that is to crash: on SIGUSR2 it throws an error that nobody catches. */
process.on('SIGUSR2', () => {
  throw new Error('provoked')
})
