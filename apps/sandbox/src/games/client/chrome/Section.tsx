import type { ReactNode } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'

/** A part of a panel under its own title. */
export const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack gap="close" as="section">
    <Heading level={3} size="large">
      {title}
    </Heading>
    {children}
  </Stack>
)
