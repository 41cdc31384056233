/** Whether the browser has what carries this tag: by If-None-Match, where weak and strong tags count alike. */
export function matchesETag(known: string | undefined | null, tag: string): boolean {
  if (!known) return false
  if (known === tag) return true
  const plain = withoutWeakness(tag)
  return listed(known).some((entry) => entry === '*' || withoutWeakness(entry) === plain)
}

/** A tag may hold a comma. */
function listed(tags: string): string[] {
  return tags.match(/(W\/)?"[^"]*"|\*/g) ?? []
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, '')
}
