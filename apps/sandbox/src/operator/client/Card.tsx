import type { ReactNode } from 'react'
import { Heading } from '@lagoon/ui/kit/Heading/Heading'
import { Stack } from '@lagoon/ui/kit/Stack/Stack'
import { Surface } from '@lagoon/ui/kit/Surface/Surface'
import { Text } from '@lagoon/ui/kit/Text/Text'

export interface CardProps {
  id: string
  title: string
  /** One sentence: what it does to the product. */
  intro: string
  children: ReactNode
}

/** One thing that the desk can do. */
export const Card = ({ id, title, intro, children }: CardProps) => (
  <Surface as="section" padding="roomy" labelledBy={id}>
    <Stack>
      <Stack gap="tight">
        <Heading level={2} size="large" id={id}>
          {title}
        </Heading>
        <Text size="small" tone="soft">
          {intro}
        </Text>
      </Stack>
      {children}
    </Stack>
  </Surface>
)
