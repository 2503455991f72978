import type { ReactNode } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Surface } from '@lagoon/ui/kit/Surface/Surface'

export interface PartProps {
  id: string
  title: string
  children: ReactNode
}

/** One part of a page, under its own heading. */
export const Part = ({ id, title, children }: PartProps) => (
  <Surface as="section" padding="roomy" labelledBy={id}>
    <Stack>
      <Heading level={2} size="large" id={id}>
        {title}
      </Heading>
      {children}
    </Stack>
  </Surface>
)
