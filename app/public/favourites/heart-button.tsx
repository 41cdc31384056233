import type { CoreText } from '../../../text/public/public-text.ts'
import { firstTouch } from '../../first-touch.ts'
import { useLocale } from '../../locale.tsx'
import { hearts } from './heart-names.ts'

/** In the corner of a card, beside the link that is the card. */
export const onPicture = 'heart-on-picture'

interface HeartButtonProps {
  id: string
  number: string
  className?: string
}

/**
 * Keeps an apartment in the browser. Without scripts it is hidden; the server cannot know what is kept, so
 * show-hearts.ts presses those that are.
 */
export function HeartButton(props: HeartButtonProps) {
  return heartButton(useLocale().text, props)
}

/** For the rows of long lists, which use no hooks (row-html.tsx). */
export function heartButton(
  text: Pick<CoreText, 'hearts'>,
  { id, number, className = '' }: HeartButtonProps,
) {
  return (
    <button
      type="button"
      aria-label={text.hearts.keep(number)}
      aria-pressed="false"
      // The script may have pressed it before the page is hydrated.
      suppressHydrationWarning
      className={`heart screen-only noscript:hidden ${className}`}
      {...{ [hearts.heart]: id, [firstTouch.early]: '' }}
    />
  )
}
