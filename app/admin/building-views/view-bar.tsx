import { ArrowLeft, ArrowRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { type BuildingView, maxBuildingViews, maxViewName } from '../../../domain/building/building-view.ts'
import { viewsText as text } from '../../../text/admin/building-views.ts'
import { button } from '../../ui/button.ts'
import { control } from '../../ui/control.ts'
import { FieldErrors, faultOf } from '../../ui/field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { Fault } from '../form/toast-result.ts'
import { TranslationTabs } from '../translations/translation-tabs.tsx'
import { newView } from './view-to-edit.ts'

type NamedView = Pick<BuildingView, 'id' | 'name'>

const tab =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-sea-200 bg-white px-4 font-semibold wrap-anywhere text-sea-800 hover:border-sea-500 aria-[current=page]:border-sea-800 aria-[current=page]:bg-sea-800 aria-[current=page]:text-white'

/** Links to all views and to a new one, as tabs. */
export function ViewTabs({ views, current }: { views: NamedView[]; current: string }) {
  const isFull = views.length >= maxBuildingViews
  return (
    <>
      <nav aria-label={text.views} className="flex flex-wrap gap-2">
        {views.map(({ id, name }) => (
          <ViewTab key={id} view={id} isCurrent={id === current}>
            {name}
          </ViewTab>
        ))}
        {!isFull && (
          <ViewTab view={newView} isCurrent={current === newView}>
            <Plus className="size-4" aria-hidden="true" />
            {text.add}
          </ViewTab>
        )}
      </nav>
      {isFull && <p className="mt-2 text-sm text-sea-800">{text.full}</p>}
    </>
  )
}

interface ViewTabProps {
  view: string
  isCurrent: boolean
  children: React.ReactNode
}

function ViewTab({ view, isCurrent, children }: ViewTabProps) {
  return (
    <Link
      to={`${href('/admin/floor-plans/building')}?view=${view}`}
      replace
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={tab}
    >
      {children}
    </Link>
  )
}

interface ViewNameProps {
  view: NamedView
  isFirst: boolean
  isLast: boolean
}

const nameId = 'view-name'

/**
 * The name of the view with its translations, and its place among the others. All are saved at once, apart from the
 * outlines.
 */
export function ViewName({ view: { id, name }, isFirst, isLast }: ViewNameProps) {
  const [typed, setTyped] = useState(name)
  const naming = useFetcher<Fault>()
  const moving = useFetcher<Fault>()
  const action = href('/admin/floor-plans/building/:id', { id })
  const errors = naming.data?.detail ? [naming.data.detail] : undefined
  const move = (to: 'earlier' | 'later') => moving.submit({ change: 'move', to }, { method: 'post', action })
  return (
    <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
      <naming.Form method="post" action={action} className="flex flex-wrap items-end gap-2">
        <div>
          <label htmlFor={nameId} className="mb-1 block font-semibold text-sea-900">
            {text.name}
          </label>
          <input
            id={nameId}
            name="name"
            defaultValue={name}
            onInput={({ currentTarget }) => setTyped(currentTarget.value)}
            maxLength={maxViewName}
            autoComplete="off"
            className={`${control.usual} w-56 max-w-full`}
            {...faultOf(nameId, errors)}
          />
          <FieldErrors id={nameId} errors={errors} />
        </div>
        <button
          type="submit"
          name="change"
          value="rename"
          disabled={naming.state !== 'idle'}
          className={button({ kind: 'secondary' })}
        >
          {text.rename}
        </button>
      </naming.Form>
      {!(isFirst && isLast) && (
        <div className="flex">
          <IconButton
            icon={ArrowLeft}
            label={text.earlier}
            disabled={isFirst || moving.state !== 'idle'}
            onClick={() => move('earlier')}
            className={arrow}
          />
          <IconButton
            icon={ArrowRight}
            label={text.later}
            disabled={isLast || moving.state !== 'idle'}
            onClick={() => move('later')}
            className={arrow}
          />
        </div>
      )}
      <TranslationTabs
        field={{ id: nameId, value: typed, initialValue: name }}
        of="views.name"
        label={text.name}
        className="-mt-2 basis-full"
      />
    </div>
  )
}

const arrow =
  'grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-sea-700 hover:bg-sea-50 disabled:cursor-default disabled:opacity-30'
