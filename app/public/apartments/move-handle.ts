/**
 * Writes what the two handles of a range say into its fields, which the form sends. A handle at its end of the range is
 * no filter. Browsers load this when a handle is first moved.
 */
export function moveHandle(moved: HTMLInputElement): void {
  const frame = moved.closest('.range-handles')
  const [least, most] = frame?.querySelectorAll('input') ?? []
  if (!frame || !least || !most) return
  if (least.valueAsNumber > most.valueAsNumber) moved.value = (moved === least ? most : least).value
  writeField(least, least.min)
  writeField(most, most.max)
  const [from, to] = [shareOf(least), shareOf(most)]
  least.classList.toggle('is-above', from > 50)
  const between = frame.querySelector('.between')
  between?.setAttribute('x', String(from))
  between?.setAttribute('width', String(to - from))
}

function writeField({ form, value, dataset }: HTMLInputElement, end: string): void {
  const field = form?.elements.namedItem(dataset.end ?? '')
  if (field instanceof HTMLSelectElement) field.value = value === end ? '' : value
  else if (field instanceof HTMLInputElement) field.value = value === end ? '' : written(field, Number(value))
}

function written({ name }: HTMLInputElement, amount: number): string {
  return name.endsWith('Price')
    ? new Intl.NumberFormat(document.documentElement.lang).format(amount)
    : String(amount)
}

/** Where the handle stands, in percent of the track. */
function shareOf({ valueAsNumber, min, max }: HTMLInputElement): number {
  return ((valueAsNumber - Number(min)) / (Number(max) - Number(min))) * 100
}
