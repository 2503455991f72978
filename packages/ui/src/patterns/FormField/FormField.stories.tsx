import type { Meta, StoryObj } from '@storybook/react-vite'
import { useForm, type Resolver } from 'react-hook-form'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import { Button } from '../../kit/Button/Button.tsx'
import { Stack } from '../../kit/Stack/Stack.tsx'
import { FormCheckbox } from './FormCheckbox.tsx'
import { FormPasswordField } from './FormPasswordField.tsx'
import { FormTextField } from './FormTextField.tsx'

interface Values {
  title: string
  password: string
  isUrgent: boolean
}

const resolver: Resolver<Values, unknown, Values> = (values) =>
  values.title.length >= 4 ? { values, errors: {} } : { values: {}, errors: { title: { type: 'custom', message: 'tooShort' } } }

const Form = ({ onSubmit }: { onSubmit: (values: Values) => void }) => {
  const form = useForm<Values, unknown, Values>({ resolver, defaultValues: { title: '', password: '', isUrgent: false } })
  const send = form.handleSubmit((values) => onSubmit(values))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Stack gap="roomy">
        <FormTextField form={form} name="title" words={{ tooShort: 'Use at least 4 characters.' }} label="Title" isRequired />
        <FormPasswordField form={form} name="password" words={{}} label="Password" autoComplete="current-password" />
        <FormCheckbox form={form} name="isUrgent" words={{}}>
          This cannot wait.
        </FormCheckbox>
        <Button type="submit" weight="primary">
          Send
        </Button>
      </Stack>
    </form>
  )
}

const meta = { title: 'Patterns/FormField', component: Form, args: { onSubmit: fn() } } satisfies Meta<typeof Form>
export default meta
type Story = StoryObj<typeof meta>

export const Playground: Story = {}

/** The code of the rule became words at the field, which has the focus. */
export const Matrix: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }))
    const title = canvas.getByRole('textbox', { name: 'Title' })
    await expect(title).toHaveFocus()
    await expect(title).toHaveAccessibleDescription('Use at least 4 characters.')
  },
}

/** Passing an empty field on the way says nothing; leaving a wrong answer behind does, and putting it right clears it. */
export const JudgedWhenLeft: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent, args }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    title.focus()
    await userEvent.tab()
    await expect(title).not.toBeInvalid()
    await userEvent.type(title, 'abc')
    await userEvent.tab()
    await expect(title).toBeInvalid()
    await userEvent.type(title, 'd')
    await expect(title).not.toBeInvalid()
    await userEvent.keyboard('{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ title: 'abcd', password: '', isUrgent: false })
  },
}

/** What is said of a field that is left by a press stands after it: it would move the button from under the pointer. */
export const JudgedAfterThePress: Story = {
  tags: ['!visual'],
  play: async ({ canvas, userEvent }) => {
    const title = canvas.getByRole('textbox', { name: 'Title' })
    const send = canvas.getByRole('button', { name: 'Send' })
    const before = send.getBoundingClientRect().top
    const stays = () =>
      waitFor(() => expect(title).toBeInvalid(), { timeout: 250 }).then(
        () => Promise.reject(new Error('the field spoke during the press')),
        () => expect(send.getBoundingClientRect().top).toBe(before),
      )
    await userEvent.type(title, 'abc')
    const { body } = document
    await fireEvent.pointerDown(body)
    // A finger lifts first, and what the browser makes of it as a mouse comes after. Drawn away, it has no click.
    await fireEvent.pointerUp(body)
    await fireEvent.mouseDown(body)
    title.blur()
    await stays()
    await fireEvent.mouseUp(body)
    await waitFor(() => expect(title).toBeInvalid())

    await userEvent.type(title, 'd')
    await expect(title).not.toBeInvalid()
    await userEvent.type(title, '{Backspace}')
    await fireEvent.pointerDown(send)
    title.blur()
    await stays()
    await fireEvent.pointerUp(send)
    await fireEvent.click(send)
    await waitFor(() => expect(title).toBeInvalid())
  },
}
