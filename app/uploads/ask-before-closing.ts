let running = 0

const warn = (event: BeforeUnloadEvent) => event.preventDefault()

/** Closing the tab asks first while a file is on its way, also from a screen that was left meanwhile. */
export async function askBeforeClosing<Result>(upload: Promise<Result>): Promise<Result> {
  running += 1
  addEventListener('beforeunload', warn)
  try {
    return await upload
  } finally {
    running -= 1
    if (running === 0) removeEventListener('beforeunload', warn)
  }
}
