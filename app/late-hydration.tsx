import { type ComponentType, Suspense, use, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { startedSections } from '../text/public/section.ts'
import { watchPart } from './late-parts.ts'

/**
 * A part of a public page that the server renders, and that browsers hydrate when it comes near the window or is
 * touched, so that its scripts are not among the first of the page (decision 076). It is the component in a `div`.
 * `onServer` is the component itself, for the server alone: public/contact/late-contact-form.ts.
 */
export function hydrateLate<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onServer: ComponentType<Props> | undefined,
  className?: string,
): ComponentType<Props> {
  const part = lateScripts(load)

  function Content({ props, isOpening, onHydrated }: ContentProps<Props>) {
    const isHydrating = useIsHydrating()
    const loading = !isHydrating && part.start()
    const Part = onServer ?? use((!isOpening && loading) || part.arrived)
    useEffect(() => onHydrated(true), [onHydrated])
    return <Part {...props} />
  }

  return function LatePart(props: Props) {
    const frame = useRef<HTMLDivElement>(null)
    // On a page that is navigated to, there is no HTML of the server, and the part is loaded with the page.
    const [isOpening] = useState(useIsHydrating())
    const [isHydrated, setHydrated] = useState(!isOpening)
    const content = <Content props={props} isOpening={isOpening} onHydrated={setHydrated} />
    // Without a fallback: with new props before it is hydrated, React would replace the server's HTML by it.
    const [first] = useState({ props, element: <Suspense>{content}</Suspense> })
    if (!isHydrated && props !== first.props) part.start()
    useEffect(() => {
      if (!isHydrated && frame.current) return watchPart(frame.current, part.start)
    }, [isHydrated])
    return (
      <div ref={frame} className={className}>
        {isHydrated && !isOpening ? content : isHydrated ? <Suspense>{content}</Suspense> : first.element}
      </div>
    )
  }
}

interface ContentProps<Props> {
  props: Props
  isOpening: boolean
  onHydrated: (isHydrated: true) => void
}

/** False where React renders without HTML of the server, or no longer wants to wait with the hydration of it. */
function useIsHydrating(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => false,
    () => true,
  )
}

interface LateScripts<Props> {
  /** Never fails: what the server has rendered stays in view until an attempt succeeds. */
  arrived: Promise<ComponentType<Props>>
  start(): Promise<ComponentType<Props>>
}

function lateScripts<Props>(load: () => Promise<ComponentType<Props>>): LateScripts<Props> {
  let loading: Promise<ComponentType<Props>> | undefined
  let arrive: (part: ComponentType<Props>) => void
  const arrived = new Promise<ComponentType<Props>>((resolve) => {
    arrive = resolve
  })

  async function loadWithTexts(): Promise<ComponentType<Props>> {
    try {
      const part = await load()
      await startedSections()
      arrive(part)
      return part
    } catch (error) {
      loading = undefined
      throw error
    }
  }

  return {
    arrived,
    start() {
      loading ??= loadWithTexts()
      loading.catch(() => {})
      return loading
    },
  }
}
