import { rowById } from '../../../domain/lists/rows-by.ts'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useLocale } from '../../locale.tsx'
import { useWrittenLineLanguage, Written } from '../../written.tsx'
import type { FloorTone } from '../navigator/shown-building.ts'
import { StatusPatterns, statusColours, statusFill } from '../navigator/status-patterns.tsx'
import type { ShownShowroom } from './describe-showroom.ts'
import { Go, useScreen } from './go.tsx'
import { planUrl } from './pictures.ts'
import { StepHead } from './step-head.tsx'

type View = ShownShowroom['views'][number]

/** The building: its floors on the façade, and as a list beside it. */
export function BuildingStep({ showroom, side }: { showroom: ShownShowroom; side: number }) {
  const { text } = useLocale(showroomSection)
  const { views, entrances, free, maisonettes } = showroom
  const view = views[side] ?? views[0]
  return (
    <>
      <StepHead
        title={text.showroom.building}
        about={[free > 0 && text.showroom.free(free), maisonettes].filter(Boolean).join('. ')}
      />
      <div className={`showroom-body ${view ? 'is-split' : ''}`}>
        {view && (
          <div className="showroom-picture">
            <Facade view={view} showroom={showroom} />
            {views.length > 1 && <Sides names={view.names} current={side} />}
          </div>
        )}
        <section aria-label={text.showroom.floors} className="showroom-entrances">
          {entrances.map(({ id, name, floors }) => (
            <div key={id}>
              {entrances.length > 1 && (
                <h2>
                  <Written text={name} />
                </h2>
              )}
              <ul>
                {floors
                  .filter(({ homes, plan }) => homes.length > 0 || plan !== undefined)
                  .map(({ floor, label, name: floorName, free: freeHere }) => (
                    <li key={floor}>
                      <Go
                        to={{ step: 'floor', entrance: id, floor }}
                        label={`${floorName}: ${text.showroom.freeOf(freeHere)}`}
                        className={`showroom-floor ${freeHere > 0 ? 'is-free' : ''}`}
                      >
                        <strong>{label}</strong>
                        <span>{text.showroom.freeOf(freeHere)}</span>
                      </Go>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </section>
      </div>
    </>
  )
}

function Sides({ names, current }: { names: readonly string[]; current: number }) {
  const { text } = useLocale(showroomSection)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-label={text.showroom.sides} className="showroom-choices">
      {names.map((name, side) => (
        <Go
          key={name}
          to={{ step: 'building', side }}
          isCurrent={side === current}
          className="showroom-button"
        >
          <Written text={name} />
        </Go>
      ))}
    </div>
  )
}

const tones: Record<FloorTone, string> = { none: 'is-none', few: 'is-few', many: 'is-many', unfit: 'is-none' }
const patterns = 'showroom-facade'

function Facade({ view, showroom }: { view: View; showroom: ShownShowroom }) {
  const { text } = useLocale(showroomSection)
  const screen = useScreen()
  const languageOf = useWrittenLineLanguage()
  const { imageWidth, imageHeight, part, floors, labels } = view
  const homes = view.apartments.flatMap((label) => {
    const home = rowById(showroom.homes, label.apartmentId)
    return home ? [{ label, home }] : []
  })
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      role="group"
      aria-label={text.showroom.facade}
      viewBox={[part.x, part.y, part.width, part.height].join(' ')}
      className="showroom-drawing"
    >
      <image href={planUrl(view, screen)} width={imageWidth} height={imageHeight} />
      {floors.map(({ entrance, floor, outline, name, tone }) => (
        <Go key={`${entrance}/${floor}`} to={{ step: 'floor', entrance, floor }} label={name}>
          <polygon points={outline} className={`showroom-outline ${tones[tone]}`} />
        </Go>
      ))}
      {homes.length > 0 && <StatusPatterns prefix={patterns} size={part.width / 70} />}
      {homes.map(({ home, label: { apartmentId, outline, size } }) => (
        <Go key={apartmentId} to={{ step: 'home', id: home.id }} label={nameOf(home)}>
          <polygon points={outline} fill="#fff" fillOpacity={0.5} />
          <polygon
            points={outline}
            fill={statusFill(patterns, home.status)}
            strokeWidth={size / 8}
            className={statusColours[home.status].stroke}
          />
        </Go>
      ))}
      <svg aria-hidden="true" className="showroom-letters">
        {labels.entrances.map(({ entrance, text: name, x, y, size }) => (
          <text key={entrance} lang={languageOf(name)} x={x} y={y} fontSize={size} textAnchor="middle">
            {name}
          </text>
        ))}
        {labels.floors.map(({ entrance, floor, name: { text: name, x, y }, sign }) => (
          <g key={`${entrance}/${floor}`}>
            <text x={x} y={y + labels.size * 0.35} fontSize={labels.size} textAnchor="end">
              {name}
            </text>
            <text x={sign.x} y={sign.y + labels.size * 0.35} fontSize={labels.size} textAnchor="middle">
              {sign.text}
            </text>
          </g>
        ))}
        {homes.map(({ home, label: { at, size } }) => (
          <text key={home.id} x={at.x} y={at.y + size * 0.35} fontSize={size} textAnchor="middle">
            {home.number}
          </text>
        ))}
      </svg>
    </svg>
  )
}

function nameOf({ title, kind, area }: { title: string; kind: string; area: string }): string {
  return `${title}, ${kind}, ${area}`
}
