/** The words of Twin Frames, the fixture ruleset. */
import { z } from 'zod';

export const FRAMES = ['f0', 'f1', 'f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8', 'f9'] as const;
export const frame = z
  .enum(FRAMES)
  .meta({ id: 'TwinFramesFrame', description: 'A frame, f0 to f9.', example: 'f4' });
export type Frame = z.infer<typeof frame>;
export const frames = z.array(frame).max(10);
const seat = z.int().min(0).max(1);

export const options = z
  .strictObject({
    handSize: z.int().min(1).max(4).default(3).meta({ description: 'Frames in each hand at the start.' }),
    turnSeconds: z.int().min(0).max(1_209_600).default(0).meta({ description: '0 means no limit.' }),
  })
  .meta({ id: 'TwinFramesOptions' });

const hang = z.strictObject({ type: z.literal('hang'), frame }).meta({ id: 'TwinFramesHangMove' });
const draw = z.strictObject({ type: z.literal('draw') }).meta({ id: 'TwinFramesDrawMove' });
export const move = z.discriminatedUnion('type', [hang, draw]).meta({ id: 'TwinFramesMove' });

export const moveInfo = z
  .strictObject({ height: z.int().min(0).nullable().meta({ description: 'Number of the frame to hang.' }) })
  .meta({ id: 'TwinFramesMoveInfo' });

const handDealt = z
  .strictObject({ type: z.literal('handDealt'), seat, frames })
  .meta({ id: 'TwinFramesHandDealt' });
const frameHung = z
  .strictObject({ type: z.literal('frameHung'), seat, frame })
  .meta({ id: 'TwinFramesFrameHung' });
const frameDrawn = z
  .strictObject({ type: z.literal('frameDrawn'), seat, frame })
  .meta({ id: 'TwinFramesFrameDrawn' });
const handLaidAside = z
  .strictObject({ type: z.literal('handLaidAside'), seat, frames })
  .meta({ id: 'TwinFramesHandLaidAside' });
export const event = z
  .discriminatedUnion('type', [handDealt, frameHung, frameDrawn, handLaidAside])
  .meta({ id: 'TwinFramesEvent' });

const handDealtPublic = z
  .strictObject({ type: z.literal('handDealt'), seat, count: z.int().min(0), frames: frames.nullable() })
  .meta({ id: 'TwinFramesHandDealtPublic' });
const frameDrawnPublic = z
  .strictObject({ type: z.literal('frameDrawn'), seat, frame: frame.nullable() })
  .meta({ id: 'TwinFramesFrameDrawnPublic' });
const handLaidAsidePublic = z
  .strictObject({ type: z.literal('handLaidAside'), seat, count: z.int().min(0), frames: frames.nullable() })
  .meta({ id: 'TwinFramesHandLaidAsidePublic' });
export const publicEvent = z
  .discriminatedUnion('type', [handDealtPublic, frameHung, frameDrawnPublic, handLaidAsidePublic])
  .meta({ id: 'TwinFramesPublicEvent' });

export const view = z
  .strictObject({
    wall: frames,
    pile: z.int().min(0),
    hands: z.array(z.int().min(0)),
    hand: frames.nullable(),
    allHands: z.array(frames).exactOptional(),
  })
  .meta({ id: 'TwinFramesView' });
