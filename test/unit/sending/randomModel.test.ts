/** The judgement of the random run, whose rules stand in its model. */
import { expect, it } from 'vitest'
import { createModel } from '../../app/sending/randomModel.ts'

const [request, other, intent] = ['anna/request anna1', 'anna/request anna2', 'request']

/** A model whose guest has pressed something that may have arrived, and then read of other words that they are sent. */
function givenUp() {
  const model = createModel()
  const press = (content: string, count: number) => model.pressed(content, intent, { count, isOpen: false })
  const judge = (count: number) => {
    model.compare(
      new Map([
        [request, count],
        [other, 1],
      ]),
    )
    return model.findings.map(({ lapse }) => lapse)
  }
  press(request, 0)
  model.doubted(request)
  press(other, 0)
  model.told(other)
  return { ...model, press, judge }
}

it('SENT-01 whoever was told that it is sent means it anew, also where nobody was told what became of the first', () => {
  const { press, told, judge } = givenUp()
  press(request, 1)
  told(request)
  expect(judge(2)).toEqual([])
  press(request, 2)
  expect(judge(3)).toEqual([])
})

it('SENT-01 whoever presses again before they were told means the same, also after one that was given up', () => {
  const { press, judge } = givenUp()
  press(request, 1)
  press(request, 2)
  expect(judge(2)).toEqual([])
  expect(judge(3)).toEqual(['doubled'])
})

it('SENT-03 whoever comes back has to be told of what they send then, and not of what was under way before', () => {
  const model = createModel()
  const judge = (count: number) => {
    model.compareQuiet(new Map([[request, count]]), () => false)
    return model.findings.map(({ lapse }) => lapse)
  }
  model.pressed(request, intent, { count: 0, isOpen: false })
  model.forgotten('anna')
  expect(judge(1)).toEqual([])
  model.pressed(request, intent, { count: 1, isOpen: false })
  model.told(request)
  expect(judge(2)).toEqual([])
  model.pressed(request, intent, { count: 2, isOpen: false })
  expect(judge(3)).toEqual(['lied'])
})

it('SENT-03 of one that was given up nobody was told that it is sent', () => {
  const { press, told, judge } = givenUp()
  press(request, 0)
  told(request)
  told(request)
  expect(judge(1)).toEqual([])
  expect(judge(0)).toEqual(['lost'])
})

it('SENT-01 a press alone, about what is in doubt since the last stay, means nothing new', () => {
  const model = createModel()
  model.pressed(request, intent, { count: 0, isOpen: false })
  model.forgotten('anna')
  model.pressed(request, intent, { count: 1, isOpen: true })
  model.compare(new Map([[request, 2]]))
  expect(model.findings.map(({ lapse }) => lapse)).toEqual(['doubled'])
})
