import type { LucideIcon } from 'lucide-react'
import type { ComponentProps } from 'react'

const usual =
  'grid size-10 shrink-0 cursor-pointer place-items-center rounded-lg text-sea-700 hover:bg-sea-50 disabled:cursor-default disabled:opacity-30'

/** A button without visible text; the label is its accessible name and tooltip. */
export function IconButton({
  icon: Icon,
  label,
  className = usual,
  iconSize = 'size-4',
  ...props
}: { icon: LucideIcon; label: string; iconSize?: string } & ComponentProps<'button'>) {
  return (
    <button type="button" {...props} aria-label={label} title={label} className={className}>
      <Icon className={iconSize} aria-hidden="true" />
    </button>
  )
}
