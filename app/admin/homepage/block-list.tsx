import { type FieldMetadata, getInputProps } from '@conform-to/react'
import { ArrowDown, ArrowUp, ChevronRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type BlockKind, type HomePage, isEmptyBlock } from '../../../domain/home-page/home-page.ts'
import { homePageText } from '../../../text/admin/home-page.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fields } from '../form/form-body.tsx'
import { LineHidden } from '../form/line-list.tsx'
import { useOpenBlocks } from './open-blocks.tsx'

const text = homePageText.list

interface BlockListProps extends Fields<HomePage> {
  homePage: HomePage
  /** Blocks that other records leave empty. */
  without: readonly BlockKind[]
  onOpen(kind: BlockKind): void
  children(kind: BlockKind): ReactNode
}

/**
 * The blocks in their order: each can be moved, switched off, and opened to edit its fields. The buttons also work
 * without scripts.
 */
export function BlockList({ form, fields, homePage, without, onOpen, children }: BlockListProps) {
  const list = useRef<HTMLOListElement>(null)
  const [moved, setMoved] = useState<{ kind: BlockKind; by: number }>()
  const order = homePage.blocks.map(({ kind }) => kind)
  const lines = fields.blocks.getFieldList()

  const position = moved ? order.indexOf(moved.kind) : -1

  // Browsers drop the focus of a button when its line is moved in the document.
  useEffect(() => {
    if (!moved || position === -1) return
    const line = list.current?.children[position]
    const [up, down] = line?.querySelectorAll<HTMLButtonElement>('[data-move]') ?? []
    const [pressed, other] = moved.by < 0 ? [up, down] : [down, up]
    const target = pressed?.disabled ? other : pressed
    target?.focus()
  }, [moved, position])

  const announcement = moved && text.moved(homePageText.blocks[moved.kind], position + 1, order.length)
  return (
    <>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ol ref={list} className="grid gap-2">
        {lines.map((line, index) => {
          const block = line.getFieldset()
          const kind = order[index]
          if (!kind) return null
          const name = homePageText.blocks[kind]
          const move = (by: number) => ({
            type: 'submit' as const,
            'data-move': by,
            className: moveButton,
            ...form.reorder.getButtonProps({ name: fields.blocks.name, from: index, to: index + by }),
            onClick: () => setMoved({ kind, by }),
          })
          return (
            <li
              key={line.key}
              data-kind={kind}
              aria-label={name}
              className="relative rounded-card border border-sand-200 bg-white"
            >
              <LineHidden field={block.kind} />
              <BlockDetails
                kind={kind}
                name={name}
                note={noteOn(homePage, kind, without)}
                hasErrors={fieldsOf[kind].some((field) => !fields[field].valid)}
                onOpen={() => onOpen(kind)}
              >
                {children(kind)}
              </BlockDetails>
              <span className="absolute top-1.5 right-2 flex items-center">
                <ShownSwitch field={block.isShown} name={name} />
                <IconButton icon={ArrowUp} label={text.moveUp(name)} disabled={index === 0} {...move(-1)} />
                <IconButton
                  icon={ArrowDown}
                  label={text.moveDown(name)}
                  disabled={index === lines.length - 1}
                  {...move(1)}
                />
              </span>
            </li>
          )
        })}
      </ol>
    </>
  )
}

const moveButton =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-sea-700 hover:bg-sea-50 disabled:cursor-default disabled:opacity-30'

/** The fields that are edited in each block. A block that has an error opens by itself. */
const fieldsOf: Record<BlockKind, readonly Exclude<keyof HomePage, 'blocks'>[]> = {
  hero: ['title', 'subtitle', 'heroImage', 'heroImageUpright'],
  featured: ['featured'],
  interiors: ['interiorsTitle', 'interiorsText', 'interiors'],
  benefits: ['benefitsTitle', 'benefits'],
  description: ['descriptionTitle', 'descriptionText', 'descriptionPoints', 'descriptionImage'],
  statistics: [],
  progress: [],
  diary: [],
  paymentPlan: [],
  location: ['locationTitle', 'locationText', 'locationImage', 'nearby', 'mapLink'],
  contact: ['contactTitle', 'contactIntro'],
}

function noteOn(homePage: HomePage, kind: BlockKind, without: readonly BlockKind[]): string {
  if (!homePage.blocks.find((block) => block.kind === kind)?.isShown) return text.hidden
  return without.includes(kind) || isEmptyBlock(homePage, kind) ? text.empty : ''
}

interface BlockDetailsProps {
  kind: BlockKind
  name: string
  note: string
  hasErrors: boolean
  onOpen(): void
  children: ReactNode
}

function BlockDetails({ kind, name, note, hasErrors, onOpen, children }: BlockDetailsProps) {
  const { kinds, setOpen } = useOpenBlocks()
  const isOpen = kinds.has(kind)
  const details = useRef<HTMLDetailsElement>(null)
  // The form focuses the first wrong field when it is sent, but cannot when its block is closed.
  useEffect(() => {
    // An image has no field of its own: its button takes the focus.
    const wrong = '[aria-invalid="true"], [data-wrong] button'
    if (hasErrors && !document.activeElement?.matches(wrong))
      details.current?.querySelector<HTMLElement>(wrong)?.focus()
  }, [hasErrors])
  return (
    <details
      ref={details}
      open={isOpen || hasErrors}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open === isOpen) return
        setOpen(kind, currentTarget.open)
        if (currentTarget.open) onOpen()
      }}
      className="group"
    >
      <summary className="mr-36 flex min-h-14 cursor-pointer list-none items-center gap-2 py-2 pl-3 sm:mr-60 xl:mr-36 2xl:mr-60">
        <ChevronRight
          className="size-4 shrink-0 text-sea-700 transition-transform group-open:rotate-90"
          aria-hidden="true"
        />
        <span>
          <span className="font-semibold">{name}</span>{' '}
          {note && <span className="text-sm text-sea-700">{note}</span>}
        </span>
      </summary>
      <div className="grid gap-4 border-t border-sand-200 p-3 sm:p-4">{children}</div>
    </details>
  )
}

function ShownSwitch({ field, name }: { field: FieldMetadata<boolean>; name: string }) {
  const { key, ...props } = getInputProps(field, { type: 'checkbox' })
  return (
    <label className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center gap-2">
      <input key={key} {...props} aria-label={text.show(name)} className="size-5 accent-sea-700" />
      <span className="hidden text-sm sm:inline xl:hidden 2xl:inline">{text.shown}</span>
    </label>
  )
}
