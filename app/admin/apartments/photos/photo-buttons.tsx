import { ArrowLeft, ArrowRight, Star, Trash2 } from 'lucide-react'
import { adminText } from '../../../text/admin/admin.ts'
import { photosText as text } from '../../../text/admin/apartments.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { rowAction } from '../../../ui/row-actions.ts'

export interface PhotoPlace {
  position: number
  count: number
  isMain: boolean
  /** By so many places. */
  move(by: number): void
}

interface PhotoButtonsProps extends PhotoPlace {
  makeMain(): void
  /** Before it is deleted. */
  ask(): void
}

export function PhotoButtons({ position, count, isMain, move, makeMain, ask }: PhotoButtonsProps) {
  return (
    <div className="flex justify-between p-1">
      <span className="flex flex-wrap">
        {!isMain && (
          <IconButton
            className={rowAction.plain}
            icon={Star}
            label={text.setMainOf(position)}
            onClick={makeMain}
          />
        )}
        {/* At either end not disabled: whoever moves a photo there by keys keeps the focus. */}
        <IconButton
          className={`${rowAction.plain} aria-disabled:opacity-40`}
          icon={ArrowLeft}
          label={text.earlier(position)}
          aria-disabled={position === 1}
          onClick={() => position > 1 && move(-1)}
        />
        <IconButton
          className={`${rowAction.plain} aria-disabled:opacity-40`}
          icon={ArrowRight}
          label={text.later(position)}
          aria-disabled={position === count}
          onClick={() => position < count && move(1)}
        />
      </span>
      <IconButton
        icon={Trash2}
        className={rowAction.danger}
        label={`${adminText.actions.delete} ${text.name(position)}`}
        onClick={ask}
      />
    </div>
  )
}
