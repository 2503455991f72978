import type { ReactNode } from 'react'
import type { NotLoaded as NotLoadedView } from '@lagoon/domain/kernel/notLoaded.state'
import { DidNotLoad, type DidNotLoadProps } from '../../patterns/EmptyState/DidNotLoad.tsx'
import { Loading } from './Loading/Loading.tsx'

export interface NotLoadedProps extends Partial<DidNotLoadProps> {
  view: NotLoadedView
  onRetry: () => void
  /** The shape of what is on its way. @default that of a page of cards */
  loading?: ReactNode
}

/** In place of a page that is on its way, or that did not come. */
export const NotLoaded = ({
  view,
  illustration = 'shell',
  title = 'The page didn’t load',
  loading = <Loading />,
  ...said
}: NotLoadedProps) =>
  view.state === 'loading' ? loading : <DidNotLoad illustration={illustration} size="page" level={1} title={title} {...said} />
