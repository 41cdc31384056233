import type { ApartmentListItem } from '../../domain/apartment/apartment-list-item.ts'
import { apartmentTypeName } from '../../domain/building/apartment-type.ts'
import type { Building } from '../../domain/building/building.ts'
import { escapeXml } from '../../domain/feed/write-xml.ts'
import type { BundledImage } from './bundled-images.ts'

const [width, height] = [1200, 800]

/**
 * Stands for an apartment that has neither photos nor an outline on a plan: its type and number on the colours of the
 * site. It is drawn on the server as an image, so that browsers load no code for it.
 */
export function apartmentPlaceholder(
  building: Building,
  { type, number }: Pick<ApartmentListItem, 'type' | 'number'>,
): BundledImage {
  const kind = escapeXml(apartmentTypeName(building, type))
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="system-ui,sans-serif" text-anchor="middle" fill="#0f3047">`,
    '<linearGradient id="g" x2="1" y2="1"><stop stop-color="#f7f2e9"/><stop offset="1" stop-color="#b4d0df"/></linearGradient>',
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    `<text x="600" y="440" font-size="190" font-weight="800">${escapeXml(number)}</text>`,
    `<text x="600" y="540" font-size="56">${kind}</text></svg>`,
  ].join('')
  const url = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  return { small: url, large: url, width, height }
}
