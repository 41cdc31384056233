/** What a file of a rendered view is called: „Визуализация дневна.jpg“, once it is stored. */
export const sampleViewPrefix = 'vizualizatsiya'

const rendered = new RegExp(`^/files/.*_${sampleViewPrefix}[^/]*$`, 'i')

/** Whether a stored image says by its name that it was rendered, not photographed. */
export function isSampleView(url: string): boolean {
  return rendered.test(url)
}
