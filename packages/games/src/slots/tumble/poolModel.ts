import { weightOf } from '../weighted.ts'
import { unitsFor } from './groups.ts'
import type { TumbleRules } from './rules.ts'

/**
 * A pool as a machine: its states are everything it can hold while it fills, cell by cell. Every step of filling leads to a higher number,
 * so one walk downwards knows all that comes after.
 */
export interface PoolModel {
  readonly states: number
  readonly symbols: number
  /** Likelihood of each symbol in a new cell. */
  readonly likely: readonly number[]
  /** The state with one more cell of each symbol, `symbols` entries per state; -1 where the pool is full. */
  readonly next: Int32Array
  /** Units that a full state pays; 0 for all others. */
  readonly pays: Float64Array
  /** The state that is left when the winners of a full state have gone. */
  readonly left: Int32Array
}

const emptyModel = (rules: TumbleRules, states: number): PoolModel => {
  const symbols = rules.cells.length
  const all = weightOf(rules.cells)
  return {
    states,
    symbols,
    likely: rules.cells.map(({ weight }) => weight / all),
    next: new Int32Array(states * symbols).fill(-1),
    pays: new Float64Array(states),
    left: new Int32Array(states).fill(-1),
  }
}

/**
 * Where groups may lie anywhere, only the counts of the symbols matter. A state is a vector of counts with a sum up to the size of the
 * pool, numbered as combinations are: with pᵢ = c₁ + … + cᵢ + i − 1 its number is Σ C(pᵢ, i).
 */
export const countModel = (rules: TumbleRules): PoolModel => {
  const symbols = rules.cells.length
  const size = (rules.columns / rules.pools) * rules.rows
  const choose = Array.from({ length: size + symbols + 1 }, () => new Float64Array(symbols + 2))
  for (const [n, row] of choose.entries()) {
    row[0] = 1
    for (let k = 1; k <= symbols + 1; k++) row[k] = n === 0 ? 0 : (choose[n - 1]?.[k - 1] ?? 0) + (choose[n - 1]?.[k] ?? 0)
  }
  const c = (n: number, k: number) => choose[n]?.[k] ?? 0
  const numberOf = (counts: ArrayLike<number>) => {
    let [number, sum] = [0, 0]
    for (let i = 0; i < symbols; i++) {
      sum += counts[i] ?? 0
      number += c(sum + i, i + 1)
    }
    return number
  }
  const model = emptyModel(rules, c(size + symbols, symbols))
  const units = rules.cells.map(({ item }) => Float64Array.from({ length: size + 1 }, (_, count) => unitsFor(rules, item, count)))
  const counts = new Int32Array(symbols)
  const visit = (symbol: number, sum: number): void => {
    if (symbol < symbols) {
      for (let count = 0; sum + count <= size; count++) {
        counts[symbol] = count
        visit(symbol + 1, sum + count)
      }
      counts[symbol] = 0
      return
    }
    const number = numberOf(counts)
    if (sum < size) {
      for (let more = 0; more < symbols; more++) {
        counts[more] = (counts[more] ?? 0) + 1
        model.next[number * symbols + more] = numberOf(counts)
        counts[more] = (counts[more] ?? 0) - 1
      }
      return
    }
    const rest = counts.map((count, index) => ((units[index]?.[count] ?? 0) > 0 ? 0 : count))
    model.pays[number] = counts.reduce((total, count, index) => total + (units[index]?.[count] ?? 0), 0)
    if ((model.pays[number] ?? 0) > 0) model.left[number] = numberOf(rest)
  }
  visit(0, 0)
  return model
}

/**
 * Where cells must touch, a state is each column from its lowest cell upwards: columns of any height, those with more cells after those
 * with fewer. Feasible for small pools only.
 */
export const columnModel = (rules: TumbleRules): PoolModel => {
  const symbols = rules.cells.length
  const [width, rows] = [rules.columns / rules.pools, rules.rows]
  const offsets = Array.from({ length: rows + 2 }, (_, height) => (symbols ** height - 1) / (symbols - 1))
  const perColumn = offsets[rows + 1] ?? 0
  const heights = new Int32Array(perColumn).map((_, code) => offsets.findLastIndex((offset) => code >= offset))
  const model = emptyModel(rules, perColumn ** width)
  const cells = new Int32Array(width * rows)
  const codes = new Int32Array(width)
  const group = new Int32Array(width * rows)
  const units = rules.cells.map(({ item }) => Float64Array.from({ length: width * rows + 1 }, (_, count) => unitsFor(rules, item, count)))

  /** Collects the group of a cell; `taken` marks the cells that were looked at. */
  const collect = (start: number, taken: Uint8Array): number => {
    let [found, open] = [0, 1]
    group[0] = start
    taken[start] = 1
    while (found < open) {
      const cell = group[found++] ?? 0
      const [column, row] = [Math.floor(cell / rows), cell % rows]
      const add = (near: number) => {
        if (taken[near] === 1 || cells[near] !== cells[start]) return
        taken[near] = 1
        group[open++] = near
      }
      if (column > 0) add(cell - rows)
      if (column < width - 1) add(cell + rows)
      if (row > 0) add(cell - 1)
      if (row < rows - 1) add(cell + 1)
    }
    return found
  }

  for (let state = 0; state < model.states; state++) {
    let place = state
    let open = -1
    for (let column = width - 1; column >= 0; column--) {
      codes[column] = place % perColumn
      place = Math.floor(place / perColumn)
      if ((heights[codes[column] ?? 0] ?? 0) < rows) open = column
    }
    if (open >= 0) {
      const code = codes[open] ?? 0
      const height = heights[code] ?? 0
      for (let symbol = 0; symbol < symbols; symbol++) {
        const taller = (offsets[height + 1] ?? 0) + (code - (offsets[height] ?? 0)) + symbol * symbols ** height
        model.next[state * symbols + symbol] = state + (taller - code) * perColumn ** (width - 1 - open)
      }
      continue
    }
    for (let column = 0; column < width; column++) {
      let digits = (codes[column] ?? 0) - (offsets[rows] ?? 0)
      for (let row = 0; row < rows; row++) {
        cells[column * rows + row] = digits % symbols
        digits = Math.floor(digits / symbols)
      }
    }
    const taken = new Uint8Array(cells.length)
    const gone = new Uint8Array(cells.length)
    let pay = 0
    for (let cell = 0; cell < cells.length; cell++) {
      if (taken[cell] === 1) continue
      const count = collect(cell, taken)
      const worth = units[cells[cell] ?? 0]?.[count] ?? 0
      if (worth === 0) continue
      pay += worth
      for (let index = 0; index < count; index++) gone[group[index] ?? 0] = 1
    }
    if (pay === 0) continue
    model.pays[state] = pay
    let rest = 0
    for (let column = 0; column < width; column++) {
      let [digits, height] = [0, 0]
      for (let row = 0; row < rows; row++) {
        if (gone[column * rows + row] === 1) continue
        digits += (cells[column * rows + row] ?? 0) * symbols ** height
        height++
      }
      rest = rest * perColumn + (offsets[height] ?? 0) + digits
    }
    model.left[state] = rest
  }
  return model
}
