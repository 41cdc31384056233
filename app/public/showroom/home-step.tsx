import { Calculator, Eye } from 'lucide-react'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useLocale } from '../../locale.tsx'
import { Written, WrittenLine } from '../../written.tsx'
import { SampleMark } from '../sample-mark.tsx'
import type { ShownShowroom, ShowroomHome } from './describe-showroom.ts'
import { Go, useScreen } from './go.tsx'
import { pictureUrl, planUrl } from './pictures.ts'
import { Status } from './status.tsx'
import { StepHead } from './step-head.tsx'
import { TakeAlong } from './take-along.tsx'

/** An apartment: plan, photos, facts, price, and the ways to its view and its costs. */
export function HomeStep({ showroom, home }: { showroom: ShownShowroom; home: ShowroomHome }) {
  const { text } = useLocale(showroomSection)
  const screen = useScreen()
  const photos = home.photos.flatMap((place) => showroom.photos[place] ?? [])
  const plan = home.plan && showroom.plans[home.plan.plan]
  return (
    <>
      <StepHead title={home.title} about={<WrittenLine text={`${home.kind}, ${home.place}`} />} />
      <div className="showroom-body is-split">
        <div className="showroom-picture">
          {plan && home.plan && (
            <svg
              role="img"
              aria-label={text.showroom.plan(home.title)}
              viewBox={[home.plan.part.x, home.plan.part.y, home.plan.part.width, home.plan.part.height].join(
                ' ',
              )}
              className="showroom-drawing is-plan"
            >
              <image href={planUrl(plan, screen)} width={plan.imageWidth} height={plan.imageHeight} />
              <Faded plan={plan} id={home.id} />
            </svg>
          )}
          {photos.length > 0 && (
            <div className="showroom-photos">
              {photos.map((photo, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the same photo may be shown twice
                <figure key={index}>
                  <img src={pictureUrl(photo, screen)} alt="" draggable={false} />
                  <SampleMark image={photo} className="bottom-2 left-2" />
                </figure>
              ))}
            </div>
          )}
        </div>
        <div className="showroom-facts">
          <p className="showroom-price">
            <Status status={home.status} />
            <strong>{home.price}</strong>
            {home.perMetre && <span>{home.perMetre}</span>}
          </p>
          <dl>
            {home.facts.map((fact) => (
              <div key={fact.name}>
                <dt>{fact.label}</dt>
                <dd>
                  <Written text={fact.text} />
                </dd>
              </div>
            ))}
          </dl>
          <div className="showroom-choices">
            {home.windowView !== undefined && (
              <Go to={{ step: 'view', id: home.id, isDusk: false }} className="showroom-button is-main">
                <Eye aria-hidden="true" />
                {text.showroom.view}
              </Go>
            )}
            {home.costs && (
              <Go to={{ step: 'costs', id: home.id, loan: undefined }} className="showroom-button is-main">
                <Calculator aria-hidden="true" />
                {text.showroom.costs}
              </Go>
            )}
          </div>
          <TakeAlong home={home} />
        </div>
      </div>
    </>
  )
}

/** Everything but the apartment, which has an edge as on its page, is pale. */
function Faded({ plan, id }: { plan: ShownShowroom['plans'][number]; id: string }) {
  const outline = plan.outlines.find(({ apartmentId }) => apartmentId === id)
  if (!outline) return null
  const { imageWidth: width, imageHeight: height } = plan
  return (
    <>
      <path
        d={`M0 0H${width}V${height}H0ZM${outline.points}Z`}
        fillRule="evenodd"
        fill="#fff"
        fillOpacity={0.7}
      />
      <polygon points={outline.points} className="showroom-own" />
    </>
  )
}
