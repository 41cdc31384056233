import { Expand } from 'lucide-react'
import { useRef } from 'react'
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router'
import { lights } from '../../../../domain/panorama/panorama.ts'
import { windowViewSection } from '../../../../text/public/sections/window-view.ts'
import { useLocale } from '../../../locale.tsx'
import { CloseLink, FullScreenDialog } from '../../full-screen-dialog.tsx'
import { openedHere, useDialogExit, withScripts } from '../../opened-in-place.ts'
import type { WindowView as View } from './find-window-view.ts'
import type { Turned } from './use-turning.ts'
import { readViewState, viewSearch } from './view-parameters.ts'
import { ViewScroller } from './view-scroller.tsx'

const onPage = {
  className: 'mt-5 h-80 rounded-card bg-sand-200 shadow-card sm:h-112 lg:h-[min(72svh,36rem)] print:h-auto',
  heights: [
    { media: '(min-width: 64rem)', height: 'min(72svh, 36rem)' },
    { media: '(min-width: 40rem)', height: '28rem' },
    // A little less than the 20rem of the frame: phones have more pixels than the eye can tell apart.
    { height: '15rem' },
  ],
  drawnHeight: 640,
}
const onWholeScreen = {
  className: 'min-h-0 grow basis-0',
  heights: [{ height: '100svh' }],
  drawnHeight: 1000,
}

const id = 'window-view'

/** What is seen from the home's own windows, by day and at dusk, and on the whole screen. */
export default function WindowView({ view }: { view: View }) {
  const { text } = useLocale(windowViewSection)
  const [query] = useSearchParams()
  const { isOpen, isDusk } = readViewState(query)
  const light = isDusk ? 'dusk' : 'day'
  const turned = useRef(new Map<string, number>())
  return (
    <section id={id} aria-label={text.windowView.title} className="mt-16 scroll-mt-20">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h2 className="text-2xl">{text.windowView.title}</h2>
        <div className="flex flex-wrap items-center gap-3 screen-only">
          <LightSwitch view={view} />
          <Link
            to={{ search: viewSearch(query, { isOpen: true, isDusk }) }}
            state={openedHere}
            data-early
            preventScrollReset
            className="inline-flex min-h-11 items-center gap-2 rounded-full border border-sea-200 bg-white px-4 font-semibold text-sea-800 hover:border-sea-500"
          >
            <Expand className="size-5" aria-hidden="true" />
            {text.windowView.open}
          </Link>
        </div>
      </div>
      {view.slices.map((slice) => (
        <ViewScroller
          key={slice.day.url}
          slice={slice}
          light={light}
          label={text.windowView.scroller}
          alt={view.caption}
          frame={onPage}
          turned={turned}
          isCovered={isOpen}
        />
      ))}
      <p className="mt-3 flex flex-wrap justify-between gap-x-6 text-sea-800">
        <span className="font-semibold">{view.caption}</span>
        <span className="screen-only">{text.windowView.hint}</span>
      </p>
      {isOpen && <WholeScreen view={view} turned={turned} />}
    </section>
  )
}

const choice =
  'inline-flex min-h-11 items-center rounded-full px-4 font-semibold aria-[current=true]:bg-sea-800 aria-[current=true]:text-white'

/** Links, so that it works without scripts and can be shared. */
function LightSwitch({ view, isOnDark = false }: { view: View; isOnDark?: boolean }) {
  const { text } = useLocale(windowViewSection)
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation()
  const { isOpen, isDusk } = readViewState(query)
  if (!view.slices.some(({ dusk }) => dusk)) return null
  return (
    // No landmark, because the page has it twice while the dialog is open.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div
      role="group"
      aria-label={text.windowView.light}
      className={`flex rounded-full border p-0.5 ${isOnDark ? 'border-white/60 text-white' : 'border-sea-200 bg-white text-sea-800'}`}
    >
      {lights.map((light) => {
        const search = viewSearch(query, { isOpen, isDusk: light === 'dusk' })
        return (
          <Link
            key={light}
            data-early
            to={{ search, hash: isOpen ? '' : id }}
            // Without the fragment, which would move the page.
            onClick={withScripts(() =>
              navigate({ search }, { state, replace: true, preventScrollReset: true }),
            )}
            aria-current={(light === 'dusk') === isDusk ? 'true' : undefined}
            className={choice}
          >
            {text.windowView.lights[light]}
          </Link>
        )
      })}
    </div>
  )
}

function WholeScreen({ view, turned }: { view: View; turned: Turned }) {
  const { text } = useLocale(windowViewSection)
  const { pathname } = useLocation()
  const [query] = useSearchParams()
  const { isDusk } = readViewState(query)
  const search = viewSearch(query, { isOpen: false, isDusk })
  const exit = useDialogExit(`${pathname}${search}#${id}`, {})
  return (
    <FullScreenDialog label={view.caption} onLeave={exit.close} className="flex flex-col">
      {view.slices.map((slice) => (
        <ViewScroller
          key={slice.day.url}
          slice={slice}
          light={isDusk ? 'dusk' : 'day'}
          label={text.windowView.scroller}
          alt={view.caption}
          frame={onWholeScreen}
          turned={turned}
        />
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3 p-3 sm:px-5">
        <p className="font-semibold">{view.caption}</p>
        <div className="flex grow items-center justify-between gap-3 sm:justify-end">
          <LightSwitch view={view} isOnDark />
          <CloseLink exit={exit} label={text.windowView.close} className="bg-sea-800 hover:bg-sea-700" />
        </div>
      </div>
    </FullScreenDialog>
  )
}
