/** The door to jotai. The web app has one of its own for the hooks of React. */
export { atom, createStore } from 'jotai/vanilla'
export type { Atom, Getter, Setter, WritableAtom } from 'jotai/vanilla'
