/** Whether a file that was dropped in here is still on its way. */
export function isUploading(part: Element): boolean {
  return part.querySelector('[data-uploading]') !== null
}
