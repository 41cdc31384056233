import { entranceName, entrances } from '../../../domain/building.ts'
import { floorsOf } from '../../../domain/building-grid.ts'
import { imageVariantUrl } from '../../../domain/files/stored-image.ts'
import { navigatorText } from '../../text/public/navigator.ts'
import type { FloorLabel } from './floor-labels.ts'
import { FloorLink } from './floor-link.tsx'
import type { NavigatorApartment, ShownView } from './shown-building.ts'

const text = navigatorText.building

interface FacadeProps {
  view: ShownView
  apartments: NavigatorApartment[]
}

/**
 * The image lies in the drawing, so that both are cut and scaled as one: of the image, the drawing's frame shows the
 * part with the building, and what else there is room for.
 */
export function Facade({ view, apartments }: FacadeProps) {
  const { imageUrl, imageWidth, imageHeight, part, labels } = view
  return (
    <figure className="facade max-sm:-mx-(--gutter) lg:sticky lg:top-24">
      {/* biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset */}
      <svg
        role="group"
        aria-label={text.facade}
        viewBox={[part.x, part.y, part.width, part.height].join(' ')}
        className="facade-drawing mx-auto block max-h-[min(80svh,48rem)] lg:max-h-[calc(100svh-10rem)] w-full bg-sea-100 sm:rounded-card"
      >
        <image href={imageVariantUrl(imageUrl, 1280)} width={imageWidth} height={imageHeight} />
        {labels.map((label) => {
          const here = floorsOf(apartments, label.entrance).find(({ floor }) => floor === label.floor)
          return here && <FloorLink key={`${label.entrance}-${label.floor}`} floor={here} label={label} />
        })}
        <FloorNumbers labels={labels} />
      </svg>
      <figcaption className="mt-2 text-sm text-sea-700 max-sm:px-(--gutter)">{text.shade}</figcaption>
    </figure>
  )
}

/** Beside the text, and above it the names of the entrances. For eyes only, and so no part of the links: their names begin with the floor. */
function FloorNumbers({ labels }: { labels: FloorLabel[] }) {
  return (
    <svg
      aria-hidden="true"
      className="plan-numbers pointer-events-none overflow-visible fill-white stroke-sea-950/80 stroke-[0.2em] font-bold [paint-order:stroke]"
    >
      {entrances.map((entrance) => {
        const [top] = labels.filter((label) => label.entrance === entrance).sort((a, b) => a.at.y - b.at.y)
        return (
          top && (
            <text
              key={entrance}
              x={top.at.x}
              y={top.at.y - top.size * 1.5}
              fontSize={top.size * 1.2}
              textAnchor="middle"
            >
              {entranceName(entrance)}
            </text>
          )
        )
      })}
      {labels.map(({ entrance, floor, at, size }) => (
        <text
          key={`${entrance}-${floor}`}
          x={at.x - size * 3.6}
          y={at.y + size * 0.35}
          fontSize={size}
          textAnchor="end"
        >
          {floor}
        </text>
      ))}
    </svg>
  )
}
