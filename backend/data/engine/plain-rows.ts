import type { StatementSync } from 'node:sqlite'

/** What a statement returns: the names of its columns, and the values of each row in their order. */
export interface Rows {
  names: string[]
  values: unknown[][]
}

/**
 * Reads rows as lists of values. The objects that `node:sqlite` makes have no prototype, and V8 copies those ten times as
 * slowly as plain ones.
 */
export function readRows(statement: StatementSync, parameters: readonly unknown[]): Rows {
  statement.setReturnArrays(true)
  const values = statement.all(...(parameters as never[])) as unknown as unknown[][]
  // After the rows: the columns of `select *` follow a migration only once the statement has run again.
  return { names: values.length > 0 ? statement.columns().map(({ name }) => name) : [], values }
}

export function plainRows({ names, values }: Rows): Record<string, unknown>[] {
  return values.map((row) => {
    const plain: Record<string, unknown> = {}
    for (let column = 0; column < names.length; column++) plain[names[column] as string] = row[column]
    return plain
  })
}
