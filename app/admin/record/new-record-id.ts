/** The loader of a form that adds something: whatever it sends, and however often, is about this one record. */
export function newRecordId() {
  return { id: crypto.randomUUID() }
}
