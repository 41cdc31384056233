import { useState } from 'react'
import { importText as text } from '../../text/office/import.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { type ChosenRow, type Preview, type PreviewRow, rowKinds } from './preview.ts'
import { PreviewSection } from './preview-section.tsx'
import { PreviewSummary } from './preview-summary.tsx'

interface Props {
  preview: Preview
  isBusy: boolean
  apply(rows: readonly ChosenRow[]): void
}

export function PreviewForm({ preview, isBusy, apply }: Props) {
  const savable = preview.rows.filter(({ kind }) => kind === 'changed' || kind === 'added')
  const [chosen, setChosen] = useState(() => rowNumbers(savable.filter(isSure)))
  const choose = (row: number, isWanted: boolean) => {
    const next = new Set(chosen)
    if (isWanted) next.add(row)
    else next.delete(row)
    setChosen(next)
  }
  if (preview.rows.length === 0)
    return (
      <>
        <PreviewSummary preview={preview} />
        <EmptyState title={text.nothing} advice={text.nothingAdvice(preview.same)} />
      </>
    )
  const rowsWithWarnings = savable.filter((row) => !isSure(row) && !chosen.has(row.row)).length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply(savable.filter(({ row }) => chosen.has(row)))
      }}
    >
      <PreviewSummary preview={preview} />
      {rowKinds.map((kind) => (
        <PreviewSection
          key={kind}
          kind={kind}
          count={preview.counts[kind]}
          columns={preview.columns}
          rows={preview.rows.filter((row) => row.kind === kind)}
          chosen={chosen}
          choose={choose}
        />
      ))}
      {savable.length > 0 && (
        <ApplyBar
          count={chosen.size}
          hasWarnings={!savable.every(isSure)}
          rowsWithWarnings={rowsWithWarnings}
          isBusy={isBusy}
          chooseAll={() => setChosen(rowNumbers(savable))}
          chooseSure={() => setChosen(rowNumbers(savable.filter(isSure)))}
          chooseNone={() => setChosen(new Set())}
        />
      )}
    </form>
  )
}

function isSure({ warnings }: PreviewRow): boolean {
  return warnings === undefined
}

function rowNumbers(rows: PreviewRow[]): ReadonlySet<number> {
  return new Set(rows.map(({ row }) => row))
}
