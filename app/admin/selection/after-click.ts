/** The selected ones after a click: one more or less, or with Shift all between the last click and this one. */
export function afterClick(
  ids: string[],
  selected: ReadonlySet<string>,
  click: { id: string; last: string | undefined; range: boolean },
): Set<string> {
  const choose = !selected.has(click.id)
  const [from, to] = [ids.indexOf(click.last ?? ''), ids.indexOf(click.id)]
  const touched =
    click.range && from !== -1 ? ids.slice(Math.min(from, to), Math.max(from, to) + 1) : [click.id]
  const next = new Set(selected)
  for (const id of touched) {
    if (choose) next.add(id)
    else next.delete(id)
  }
  return next
}
