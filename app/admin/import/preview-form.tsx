import { useState } from 'react'
import { importText as text } from '../../text/admin/import.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ApplyBar } from './apply-bar.tsx'
import { type ImportPreview, type PreviewRow, rowKinds, type SelectedRow } from './preview.ts'
import { PreviewSection } from './preview-section.tsx'
import { PreviewSummary } from './preview-summary.tsx'

interface Props {
  preview: ImportPreview
  isBusy: boolean
  apply(rows: readonly SelectedRow[]): void
}

export function PreviewForm({ preview, isBusy, apply }: Props) {
  const savable = preview.rows.filter(({ kind }) => kind === 'changed' || kind === 'added')
  const [selected, setSelected] = useState(() => rowNumbers(savable.filter(isSure)))
  const choose = (row: number, isWanted: boolean) => {
    const next = new Set(selected)
    if (isWanted) next.add(row)
    else next.delete(row)
    setSelected(next)
  }
  if (preview.rows.length === 0)
    return (
      <>
        <PreviewSummary preview={preview} />
        <EmptyState title={text.nothing} advice={text.nothingAdvice(preview.same)} />
      </>
    )
  const rowsWithWarnings = savable.filter((row) => !isSure(row) && !selected.has(row.row)).length
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        apply(savable.filter(({ row }) => selected.has(row)))
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
          selected={selected}
          choose={choose}
        />
      ))}
      {savable.length > 0 && (
        <ApplyBar
          count={selected.size}
          hasWarnings={!savable.every(isSure)}
          rowsWithWarnings={rowsWithWarnings}
          isBusy={isBusy}
          chooseAll={() => setSelected(rowNumbers(savable))}
          chooseSure={() => setSelected(rowNumbers(savable.filter(isSure)))}
          chooseNone={() => setSelected(new Set())}
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
