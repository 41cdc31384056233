import { bulkText as text } from '../../../text/admin/lists.ts'
import { placedCell } from '../../ui/card-table.tsx'
import { SelectBox } from '../selection/select-box.tsx'
import type { Selection } from '../selection/use-selection.ts'

export function rowClassName(isSelected: boolean | undefined): string {
  return isSelected ? 'bg-sea-100' : 'bg-white hover:bg-sea-50'
}

/**
 * The cell with the checkbox of a row, in a label as large as the cell. It is a function, because a component
 * for each cell of a long table would render more slowly.
 */
export function selectCell({ id, name, selection }: { id: string; name: string; selection: Selection }) {
  return placedCell(
    'select',
    // biome-ignore lint/a11y/noLabelWithoutControl: `SelectBox` renders the control and its accessible name
    <label className="grid size-11 cursor-pointer place-items-center">
      <SelectBox id={id} label={text.select(name)} selection={selection} />
    </label>,
  )
}

/** The checkbox in the header of the table. */
export function SelectAllBox({ selection }: { selection: Selection }) {
  const { ids, isAll, all, none } = selection
  return (
    <input
      type="checkbox"
      aria-label={text.selectAll}
      title={text.selectAll}
      checked={isAll && ids.length > 0}
      ref={(box) => {
        if (box) box.indeterminate = ids.length > 0 && !isAll
      }}
      onChange={() => (isAll ? none() : all())}
      className="block size-5 cursor-pointer accent-sea-700"
    />
  )
}
