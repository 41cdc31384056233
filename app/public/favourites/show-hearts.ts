import { maxFavourites } from '../../../domain/favourites/limits.ts'
import { hearts } from './heart-names.ts'
import { keepApartments, keptApartments, onKeptChange } from './kept-apartments.ts'

const noteShownFor = 6000

let isStarted = false

/** Shows which apartments are kept, now and after every change of the page or of the list. */
export function showHearts(): void {
  show()
  if (isStarted) return
  isStarted = true
  onKeptChange(show)
  // React adds hearts with other pages, and gives one to another apartment.
  new MutationObserver(show).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: [hearts.heart],
  })
}

/** Keeps the apartment of a heart, or no longer. */
export function press(heart: Element): void {
  const id = heart.getAttribute(hearts.heart) ?? ''
  const kept = keptApartments()
  if (kept.includes(id)) keepApartments(kept.filter((each) => each !== id))
  else if (kept.length < maxFavourites) keepApartments([...kept, id])
  else say()
}

function show(): void {
  const kept = new Set(keptApartments())
  for (const heart of document.querySelectorAll(`[${hearts.heart}]`)) {
    const pressed = String(kept.has(heart.getAttribute(hearts.heart) ?? ''))
    if (heart.getAttribute('aria-pressed') !== pressed) heart.setAttribute('aria-pressed', pressed)
  }
  const count = kept.size === 0 ? '' : String(kept.size)
  for (const place of document.querySelectorAll(`[${hearts.count}]`))
    if (place.textContent !== count) place.textContent = count
}

/** Says for some seconds that the list is full. */
function say(): void {
  const note = document.querySelector(`[${hearts.note}]`)
  if (!note) return
  note.textContent = note.getAttribute(hearts.note)
  setTimeout(() => {
    note.textContent = ''
  }, noteShownFor)
}
