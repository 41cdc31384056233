import { useRef } from 'react'
import { lights } from '../../../domain/panorama/panorama.ts'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useLocale } from '../../locale.tsx'
import { WrittenLine } from '../../written.tsx'
import { ViewScroller } from '../apartment/window-view/view-scroller.tsx'
import type { ShownShowroom, ShowroomHome } from './describe-showroom.ts'
import { Go, useScreen } from './go.tsx'
import { sliceWidthFor } from './pictures.ts'
import { StepHead } from './step-head.tsx'

interface Props {
  showroom: ShownShowroom
  home: ShowroomHome
  isDusk: boolean
}

/** What the windows see, as large as the screen. */
export function ViewStep({ showroom, home, isDusk }: Props) {
  const { text } = useLocale(showroomSection)
  const screen = useScreen()
  const turned = useRef(new Map<string, number>())
  const view = home.windowView === undefined ? undefined : showroom.windowViews[home.windowView]
  if (!view) return null
  return (
    <>
      <StepHead title={text.showroom.view} about={<WrittenLine text={`${home.title} · ${view.caption}`} />} />
      <div className="showroom-body is-view">
        {view.slices.map((slice) => (
          <ViewScroller
            key={slice.day.url}
            slice={slice}
            light={isDusk ? 'dusk' : 'day'}
            label={text.showroom.scroller}
            alt={view.caption}
            only={sliceWidthFor(slice.day, screen)}
            frame={{ className: 'showroom-scroller', heights: [], drawnHeight: 900 }}
            turned={turned}
          />
        ))}
        <div className="showroom-under">
          <p>{text.showroom.slide}</p>
          {view.slices.some(({ dusk }) => dusk) && (
            <div className="showroom-choices">
              {lights.map((light) => (
                <Go
                  key={light}
                  to={{ step: 'view', id: home.id, isDusk: light === 'dusk' }}
                  isCurrent={(light === 'dusk') === isDusk}
                  className="showroom-button"
                >
                  {text.showroom.lights[light]}
                </Go>
              ))}
            </div>
          )}
        </div>
      </div>
    </>
  )
}
