import { ArrowDown, ArrowUp } from 'lucide-react'
import { rowById } from '../../../domain/lists/rows-by.ts'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useLocale } from '../../locale.tsx'
import { WrittenLine } from '../../written.tsx'
import { StatusPatterns, statusColours, statusFill } from '../navigator/status-patterns.tsx'
import type { ShownShowroom, ShowroomFloor, ShowroomHome } from './describe-showroom.ts'
import { Go, useScreen } from './go.tsx'
import { planUrl } from './pictures.ts'
import { Status } from './status.tsx'
import { StepHead } from './step-head.tsx'

interface Props {
  showroom: ShownShowroom
  entrance: string
  floor: number
}

/** A floor: its apartments on the plan, and as a list beside it. */
export function FloorStep({ showroom, entrance, floor }: Props) {
  const { text } = useLocale(showroomSection)
  const { floors = [] } = showroom.entrances.find(({ id }) => id === entrance) ?? {}
  const index = floors.findIndex((each) => each.floor === floor)
  const here = floors[index]
  if (!here) return null
  const homes = showroom.homes.filter(({ id }) => here.homes.includes(id))
  const neighbours = [
    { label: text.showroom.above, to: floors[index - 1], Icon: ArrowUp },
    { label: text.showroom.below, to: floors[index + 1], Icon: ArrowDown },
  ]
  return (
    <>
      <StepHead title={text.showroom.floor} about={<WrittenLine text={here.name} />} />
      <div className="showroom-body is-split">
        <div className="showroom-picture">
          <Plan showroom={showroom} floor={here} homes={homes} />
          <div className="showroom-choices">
            {neighbours.map(
              ({ label, to, Icon }) =>
                to && (
                  <Go
                    key={label}
                    to={{ step: 'floor', entrance, floor: to.floor }}
                    label={`${label}: ${to.name}`}
                    className="showroom-button"
                  >
                    <Icon aria-hidden="true" />
                    {to.label}
                  </Go>
                ),
            )}
          </div>
        </div>
        <ul className="showroom-homes">
          {homes.map((home) => (
            <li key={home.id}>
              <Go to={{ step: 'home', id: home.id }} className="showroom-home">
                <strong>{home.title}</strong>
                <Status status={home.status} />
                <span>
                  <WrittenLine text={`${home.kind}, ${home.area}`} />
                </span>
                <strong>{home.price}</strong>
              </Go>
            </li>
          ))}
          {homes.length === 0 && <li>{text.showroom.noHomes}</li>}
        </ul>
      </div>
    </>
  )
}

const patterns = 'showroom-plan'

function Plan({
  showroom,
  floor,
  homes,
}: {
  showroom: ShownShowroom
  floor: ShowroomFloor
  homes: ShowroomHome[]
}) {
  const { text } = useLocale(showroomSection)
  const screen = useScreen()
  const plan = floor.plan === undefined ? undefined : showroom.plans[floor.plan]
  if (!plan) return <p className="showroom-drawing is-empty">{text.showroom.noPlan}</p>
  const { imageWidth, imageHeight } = plan
  const outlines = plan.outlines.flatMap((outline) => {
    const home = rowById(homes, outline.apartmentId)
    return home ? [{ ...outline, home }] : []
  })
  const size = imageWidth / 45
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no fieldset
    <svg
      role="group"
      aria-label={text.showroom.plan(floor.name)}
      viewBox={`0 0 ${imageWidth} ${imageHeight}`}
      className="showroom-drawing is-plan"
    >
      <image href={planUrl(plan, screen)} width={imageWidth} height={imageHeight} />
      <StatusPatterns prefix={patterns} size={imageWidth / 70} />
      {outlines.map(({ id, home, points }) => (
        <Go key={id} to={{ step: 'home', id: home.id }} label={`${home.title}, ${home.area}`}>
          <polygon
            points={points}
            fill={statusFill(patterns, home.status)}
            strokeWidth={imageWidth / 400}
            strokeLinejoin="round"
            className={statusColours[home.status].stroke}
          />
        </Go>
      ))}
      <svg aria-hidden="true" className="showroom-letters is-dark">
        {outlines.map(({ id, home, label }) => (
          <text
            key={id}
            x={(label.x * imageWidth) / 100}
            y={(label.y * imageHeight) / 100}
            dy="0.35em"
            fontSize={Math.min(size, (label.size * imageWidth) / 100)}
            textAnchor="middle"
          >
            {home.number}
          </text>
        ))}
      </svg>
    </svg>
  )
}
