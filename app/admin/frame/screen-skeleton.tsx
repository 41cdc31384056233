import { LoaderCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { adminText } from '../../text/admin/admin.ts'
import { site } from '../../text/site.ts'
import { type PendingScreen, pendingScreen } from './pending-screen.ts'

const bar = 'animate-pulse motion-reduce:animate-none rounded bg-sea-100'
const card = 'rounded-card bg-white shadow-card'

/**
 * A screen without its data: what will stand where, so that nothing jumps when it is there, and a spinner where its
 * main action will be. For eyes alone: who listens hears of the screen when it has come.
 */
export function ScreenSkeleton({ path }: { path: string }) {
  const { kind, title } = pendingScreen(path)
  return (
    <div aria-hidden="true" data-skeleton={kind}>
      {title && <title>{`${title} | ${adminText.title}`}</title>}
      <header className="flex min-h-11.5 items-center justify-between gap-4">
        {title ? <h1 className="text-3xl">{title}</h1> : <span className={`${bar} h-8 w-72 max-w-full`} />}
        <p className="flex shrink-0 items-center gap-2 text-sm font-semibold text-sea-700">
          <span className="max-sm:hidden">{site.loading}</span>
          <LoaderCircle className="size-7 animate-spin motion-reduce:animate-none" />
        </p>
      </header>
      <div className="mt-6">{bodies[kind]}</div>
    </div>
  )
}

const lines = (count: number) => Array.from({ length: count }, (_, line) => line)

const bodies: Record<PendingScreen['kind'], ReactNode> = {
  dashboard: (
    <>
      <div className="grid gap-4 sm:grid-cols-3">
        {lines(3).map((line) => (
          <Block key={line} className="h-20" />
        ))}
      </div>
      <div className="mt-4 grid gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <Block className="h-120" />
        <Block className="h-120" />
      </div>
    </>
  ),
  list: (
    <>
      <div className="flex flex-wrap gap-3">
        {lines(4).map((line) => (
          <span key={line} className={`${bar} h-10 w-32 bg-white! shadow-card`} />
        ))}
      </div>
      <div className={`${card} mt-6 overflow-hidden`}>
        <div className="h-10 bg-sand-100" />
        {lines(10).map((line) => (
          <div key={line} className="flex gap-6 border-t border-sand-200 px-3 py-4.5">
            {lines(5).map((cell) => (
              <span key={cell} className={`${bar} h-4 flex-1`} />
            ))}
          </div>
        ))}
      </div>
    </>
  ),
  cards: (
    <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {lines(6).map((line) => (
        <Block key={line} className="h-60" />
      ))}
    </div>
  ),
  form: (
    <div className="grid gap-4">
      {lines(3).map((line) => (
        <div key={line} className={`${card} grid gap-4 p-5 lg:grid-cols-2`}>
          {lines(4).map((field) => (
            <span key={field}>
              <span className={`${bar} mb-2 block h-4 w-28`} />
              <span className={`${bar} block h-10`} />
            </span>
          ))}
        </div>
      ))}
    </div>
  ),
  plan: (
    <div className="grid gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
      <Block className="h-[70vh]" />
      <Block className="h-[70vh]" />
    </div>
  ),
}

function Block({ className }: { className: string }) {
  return (
    <div className={`${card} p-5 ${className}`}>
      <span className={`${bar} block h-5 w-40 max-w-full`} />
    </div>
  )
}
