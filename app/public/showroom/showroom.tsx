import { ArrowLeft, House } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import type { Versions } from '../../../backend/data/database.ts'
import type { Language } from '../../../domain/language.ts'
import { languageNames } from '../../../text/public/language-names.ts'
import { pageTitle } from '../../../text/public/page-title.ts'
import { showroomSection } from '../../../text/public/sections/showroom.ts'
import { useBuilding } from '../../building.ts'
import { liveTab } from '../../live/live-tab.ts'
import { useLocale } from '../../locale.tsx'
import { pathIn } from '../../pages.ts'
import { Attract } from './attract.tsx'
import { BuildingStep } from './building-step.tsx'
import { CostsStep } from './costs-step.tsx'
import type { ShownShowroom } from './describe-showroom.ts'
import { FloorStep } from './floor-step.tsx'
import { Go, isInside, ScreenContext, useGo } from './go.tsx'
import { HomeStep } from './home-step.tsx'
import { useKeptOffline } from './keep-offline.ts'
import { picturesOf, usualScreen } from './pictures.ts'
import { type Place, type Places, placeBefore, placeSearch, readPlace } from './place.ts'
import { useIdle } from './use-idle.ts'
import { ViewStep } from './view-step.tsx'

interface Props {
  showroom: ShownShowroom
  languages: readonly Language[]
  versions: Versions
}

/** The touch screen of the sales office: one page, whose links lead to places of its own. */
export function Showroom({ showroom, languages, versions }: Props) {
  const { search } = useLocation()
  const places = useMemo(() => placesOf(showroom), [showroom])
  const isStored = useIsStoredCopy()
  const place: Place = isStored ? { step: 'start' } : readPlace(new URLSearchParams(search), places)
  const screen = useScreenPixels()
  const frame = useRef<HTMLElement>(null)
  useTamedGestures(frame)
  useWayBack(place, places)
  const left = useReturnToStart(place, languages)
  const { text } = useLocale(showroomSection)
  const building = useBuilding()
  const pictures = useMemo(() => picturesOf(showroom, screen), [showroom, screen])
  const start = placeSearch(search, { step: 'start' })
  const { pathname } = useLocation()
  const share = useKeptOffline({
    pictures,
    pages: languages.map((language) => pathIn(language, pathname) + start),
    languages,
    versions,
  })
  return (
    <ScreenContext value={screen}>
      <main ref={frame} className="showroom" data-step={place.step}>
        <title>{pageTitle(building, text.showroom.facade)}</title>
        <meta name="robots" content="noindex" />
        {place.step === 'start' ? (
          <Attract showroom={showroom} />
        ) : (
          <Step showroom={showroom} place={place} />
        )}
        <nav className="showroom-bar">
          {place.step !== 'start' && (
            <>
              <Go to={placeBefore(place, places.homes)} className="showroom-button">
                <ArrowLeft aria-hidden="true" />
                {text.showroom.back}
              </Go>
              <Go to={{ step: 'start' }} className="showroom-button">
                <House aria-hidden="true" />
                {text.showroom.start}
              </Go>
            </>
          )}
          <Languages languages={languages} place={place} />
        </nav>
        {share !== undefined && (
          <p className="showroom-note">
            {text.showroom.keeping(text.formats.percent(Math.floor(share * 100)))}
          </p>
        )}
        {/* A touch anywhere stays, so that there is nothing to hit. */}
        <p role="status" className="showroom-idle">
          {left !== undefined && text.showroom.idle(left)}
        </p>
      </main>
    </ScreenContext>
  )
}

function Step({ showroom, place }: { showroom: ShownShowroom; place: Exclude<Place, { step: 'start' }> }) {
  if (place.step === 'building') return <BuildingStep showroom={showroom} side={place.side} />
  if (place.step === 'floor')
    return <FloorStep key={`${place.entrance}/${place.floor}`} showroom={showroom} {...place} />
  const home = showroom.homes.find(({ id }) => id === place.id)
  if (!home) return null
  if (place.step === 'view') return <ViewStep showroom={showroom} home={home} isDusk={place.isDusk} />
  if (place.step === 'costs') return <CostsStep home={home} loan={place.loan} />
  return <HomeStep showroom={showroom} home={home} />
}

function Languages({ languages, place }: { languages: readonly Language[]; place: Place }) {
  const { language: current, text } = useLocale()
  const { pathname, search } = useLocation()
  if (languages.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls of a form
    <div role="group" aria-label={text.site.language} className="showroom-languages">
      {languages.map((language) => (
        // Another language is another document, because a document loads the texts of one language only.
        <a
          key={language}
          href={pathIn(language, pathname) + placeSearch(search, place)}
          lang={language}
          hrefLang={language}
          aria-label={languageNames[language]}
          aria-current={language === current ? 'true' : undefined}
          draggable={false}
          onClick={(event) => {
            event.preventDefault()
            location.replace(event.currentTarget.href)
          }}
          className="showroom-button"
        >
          {language.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

function placesOf({ views, entrances, homes }: ShownShowroom): Places {
  return {
    sides: views.length,
    floors: entrances.flatMap(({ id, floors }) => floors.map(({ floor }) => ({ entrance: id, floor }))),
    homes: homes.map((home) => ({
      ...home,
      hasView: home.windowView !== undefined,
      hasCosts: home.costs !== undefined,
    })),
  }
}

/** While a copy from the worker's cache is hydrated: it is of the start, whatever place is opened. */
function useIsStoredCopy(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => typeof document !== 'undefined' && document.documentElement.dataset.keptAt !== undefined,
  )
}

/** The longer side of the screen, which does not change when somebody turns it. */
function useScreenPixels(): number {
  return useSyncExternalStore(
    () => () => {},
    () => Math.round(Math.max(window.innerWidth, window.innerHeight) * window.devicePixelRatio),
    () => usualScreen,
  )
}

/** What the screen was opened in: whoever comes next finds it so again. */
const languageKey = 'showroom-language'

function useReturnToStart(place: Place, languages: readonly Language[]): number | undefined {
  const { language } = useLocale()
  const { pathname, search } = useLocation()
  const go = useGo()
  const [first, setFirst] = useState<Language>(language)
  useEffect(() => {
    const known = sessionStorage.getItem(languageKey)
    if (known === null) sessionStorage.setItem(languageKey, language)
    setFirst(languages.find((each) => each === known) ?? language)
  }, [language, languages])
  return useIdle(place.step !== 'start' || first !== language, () => {
    if (liveTab().state() === 'given-up') liveTab().retry()
    if (first === language) go({ step: 'start' })
    else location.replace(pathIn(first, pathname) + placeSearch(search, { step: 'start' }))
  })
}

/** The browser's or the hardware's „Back“ goes one step up, and never out of the showroom. */
function useWayBack(place: Place, { homes }: Places): void {
  const { key, state } = useLocation()
  const type = useNavigationType()
  const go = useGo()
  const last = useRef({ key, place })
  useEffect(() => {
    const { key: lastKey, place: lastPlace } = last.current
    last.current = { key, place }
    if (lastKey !== key && type === 'POP' && !isInside(state)) go(placeBefore(lastPlace, homes))
  })
}

/** No menu of the browser, and no page enlarged by two fingers, which nobody after them could undo. */
function useTamedGestures(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const listening = new AbortController()
    const prevent = (event: Event) => event.preventDefault()
    const options = { passive: false, signal: listening.signal }
    for (const name of ['contextmenu', 'gesturestart', 'dragstart', 'selectstart'])
      frame.current?.addEventListener(name, prevent, options)
    const preventZoom = (event: WheelEvent) => event.ctrlKey && event.preventDefault()
    frame.current?.addEventListener('wheel', preventZoom, options)
    return () => listening.abort()
  }, [frame])
}
