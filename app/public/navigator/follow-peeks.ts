/** An apartment that is shown in brief, without leaving the page. */
export interface Peek {
  id: string
  link: Element
  /** Whether it was touched, so that it stays until something else is touched. */
  isTouched: boolean
  /** Whether it is shown on the left, because the link is on the right: it covers no neighbour of the link. */
  isLeft: boolean
}

/** How long a home stays when the pointer or the focus leaves it, in milliseconds: enough to reach what is shown. */
const grace = 300

/** Marks what is shown of a home, which the pointer may come to. */
export const peekCard = 'data-peek-card'

/**
 * Tells which home of `frame` is shown. A mouse and the keyboard open the page of a home at once; of a finger the first
 * tap shows it, and the second opens its page. Escape hides it.
 */
export function followPeeks(frame: HTMLElement, tell: (peek: Peek | undefined) => void): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let shown: Peek | undefined
  let hiding: ReturnType<typeof setTimeout> | undefined

  const set = (peek?: Peek) => {
    clearTimeout(hiding)
    shown = peek
    tell(peek)
  }
  const show = (link: Element, isTouched: boolean) => {
    const { left, right } = link.getBoundingClientRect()
    set({ id: idOf(link), link, isTouched, isLeft: (left + right) / 2 > innerWidth / 2 })
  }
  const leave = () => {
    clearTimeout(hiding)
    if (shown && !shown.isTouched) hiding = setTimeout(set, grace)
  }
  const come = (target: EventTarget | null, isReached: (link: Element) => boolean) => {
    const link = linkOf(target)
    if (link && isReached(link)) show(link, false)
    else if (isInCard(target)) clearTimeout(hiding)
    else leave()
  }
  const point = ({ target, pointerType }: PointerEvent) => {
    if (pointerType !== 'touch') come(target, () => true)
  }
  const tap = (event: MouseEvent) => {
    const link = linkOf(event.target)
    if (!link || !isOfFinger(event) || (shown?.isTouched && shown.id === idOf(link))) return
    event.preventDefault()
    show(link, true)
  }
  const tapElsewhere = ({ target }: Event) => {
    if (shown?.isTouched && !linkOf(target) && !isInCard(target)) set()
  }

  frame.addEventListener('pointerover', point, { signal })
  frame.addEventListener('pointerleave', leave, { signal })
  frame.addEventListener('focusin', ({ target }) => come(target, hasVisibleFocus), { signal })
  frame.addEventListener('focusout', leave, { signal })
  frame.addEventListener('click', tap, { signal, capture: true })
  document.addEventListener('pointerdown', tapElsewhere, { signal })
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && shown && set(), { signal })
  const reached = frame.querySelector('[data-peek]:is(:hover, :focus-visible)')
  if (reached && matchMedia('(hover: hover)').matches) show(reached, false)
  return () => {
    clearTimeout(hiding)
    listening.abort()
  }
}

function linkOf(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('[data-peek]') : null
}

function idOf(link: Element): string {
  return link.getAttribute('data-peek') ?? ''
}

function isInCard(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`[${peekCard}]`) !== null
}

function hasVisibleFocus(link: Element): boolean {
  return link.matches(':focus-visible')
}

/** A tap that was held until the scripts were there is repeated without saying what made it. */
function isOfFinger(event: MouseEvent): boolean {
  const { pointerType = '' } = event as Partial<PointerEvent>
  return pointerType === 'touch' || (pointerType === '' && matchMedia('(hover: none)').matches)
}
