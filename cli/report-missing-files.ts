/** Of an archive: it is of use all the same. */
export function reportMissingFiles(paths: string[]): void {
  if (paths.length > 0) console.error(`Records point to files that are nowhere: ${paths.join(', ')}`)
}
