/** Whether a drop zone inside this element has an upload in flight. */
export function isUploading(part: Element): boolean {
  return part.querySelector('[data-uploading]') !== null
}
