/** A file such as „Визуализация дневна.jpg“ is stored with this prefix, which marks it as a rendering. */
export const sampleViewPrefix = 'vizualizatsiya'

const rendered = new RegExp(`^/files/.*_${sampleViewPrefix}[^/]*$`, 'i')

export function isSampleView(url: string): boolean {
  return rendered.test(url)
}
