/** Runs a command; what went wrong is said in one line. */
export async function reportErrors(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    console.error((error as Error).message)
    process.exit(1)
  }
}
