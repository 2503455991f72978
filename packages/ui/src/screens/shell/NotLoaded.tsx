import type { NotLoaded as NotLoadedView } from '@lagoon/domain/kernel/notLoaded.state'
import { DidNotLoad, type DidNotLoadProps } from '../../patterns/EmptyState/DidNotLoad.tsx'
import { Loading } from './Loading/Loading.tsx'

export interface NotLoadedProps extends Partial<DidNotLoadProps> {
  view: NotLoadedView
  onRetry: () => void
}

/** In place of a page that is on its way, where it has no shape of its own to show, or that did not come. */
export const NotLoaded = ({ view, illustration = 'shell', title = 'The page didn’t load', ...said }: NotLoadedProps) =>
  view.state === 'loading' ? <Loading /> : <DidNotLoad illustration={illustration} size="page" level={1} title={title} {...said} />
