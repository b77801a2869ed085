export const VOICE_AT_HOME = `---
title: "A voice booth in a cupboard"
description: "How to record voice work at home that studios accept: the room, the microphone, the noise floor and the file."
author: "Vikram Menon"
date: '2026-05-03'
tags: ["Voice Artist", "Remote", "Equipment"]
---

My first booth was a wardrobe with my wife’s sarees in it. It sounded better than some studios I have worked in since, and the sarees were not harmed. You need less than the shops tell you, and more quiet than you think you have.

## The room comes first

A microphone hears the room before it hears you. Clap once: if the clap has a tail, so will every word. Cloth eats the tail. A cupboard full of clothes, two mattresses in a corner, a thick quilt behind you and one above: that is a booth. Egg boxes do nothing but collect dust.

Then listen for what is always there: fan, refrigerator, the neighbour’s pump. Find out at what hour the street is quiet. In Chennai I record from five to eight in the morning, and then I have earned my breakfast.

## The microphone

A plain condenser microphone with an interface is enough; so is a good dynamic one if your room is noisy. Put it a hand’s width from your mouth, a little to the side, with a pop filter in between. Speak past it rather than into it. Set the level so that your loudest word stays below minus six, and do not touch it again.

## The noise floor

Record ten seconds of nothing. If the meter shows below minus sixty, you are in business; audiobook platforms ask for that. If it is worse, fix the room, not the file: noise reduction makes a voice sound as if it were speaking from inside a bottle.

## Reading

Read the whole script first. Mark breaths, names and numbers, and ask how they are said. Stand if you can. Keep water at room temperature beside you and a green apple for the clicks. When you stumble, clap once and start the sentence again: the clap is easy to find when you cut.

## The file

Deliver what was asked, usually 48 kHz, 24 bit, mono, one file per section, with half a second of room at both ends. Name the files as the client named the script. No music, no effects, no loudness tricks unless they are in the brief.

## Pick-ups

Agree beforehand: changes to the words cost, your own mistakes do not, and both are possible for a month. Write down the distance to the microphone and the time of day, so that Tuesday’s sentence can sit inside last Friday’s paragraph without anybody turning their head.
`;
