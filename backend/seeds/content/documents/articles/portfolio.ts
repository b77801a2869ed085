export const PORTFOLIO = `---
title: "Your first portfolio: eight pictures are enough"
description: "Which eight, in which order, and how to choose a photographer for them without spending a month’s rent."
author: "Ananya Iyer and the casting desk"
date: '2026-08-28'
tags: ["Portfolio", "Model", "Actor"]
---

People send us sixty pictures because they cannot choose. Choosing is the work. A client looks at the first picture for about a second, decides whether to look at the second, and rarely goes past the eighth. So make eight, and make each one answer a different question.

## The eight

One: your face, daylight, little make-up, looking at us. Two: your face with one real expression, preferably a laugh you did not plan. Three: half length, a plain shirt. Four: full length, standing straight, shoes visible. Five: profile. Six: you doing the thing you are good at, whether that is dancing, riding or holding a microphone. Seven: one strong look that is not your everyday self. Eight: one picture with another person in it, so that we see how you listen.

## Order matters more than light

Put first the picture that looks most like you on a good Tuesday. It is tempting to begin with the glamorous one, but if the person who walks into the room is not the person in the picture, the meeting starts with a disappointment.

## Choosing a photographer

Ask to see a whole shoot, not the five best frames of a career. Ask how many edited pictures you will get, in what size, by when, and whether you may use them on a profile and in print. Ask who else will be in the room. Bring someone you trust; a good photographer will offer your friend a chair.

A fair test shoot costs less than you fear. Many photographers need faces as much as you need pictures, and a swap is honest as long as both sides write down who may use what.

## Retouching

Take away what will be gone in two weeks: a spot, a loose thread. Leave what will still be there: a scar, a line, the shape of your nose. Casting for film looks for texture, and skin without pores reads as a warning.

## Keep it fresh

Change two pictures every six months, and at once when you cut your hair. Write the month into the file name so that you know what is old. And keep the originals somewhere that is not your phone.

Your profile here takes pictures in any order and lets you move them around. Try three different first pictures, and ask people who cast which one they would open.
`;
