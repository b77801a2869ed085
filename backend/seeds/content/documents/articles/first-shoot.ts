export const FIRST_SHOOT = `---
title: "Your first day on set"
description: "What to bring, whom to ask, why everybody is whispering, and how to be asked back."
author: "Tara Bhonsle"
date: '2026-06-30'
tags: ["On set", "Beginners", "Actor"]
---

On my first film set I greeted the caterer as the director, sat in the producer’s chair and ate before the crew. Nobody shouted. Somebody simply moved me, gently, from each wrong place to the next. Here is what I wish I had known in the auto-rickshaw on the way.

## The night before

Read the call sheet twice: your call time, the place, the scene numbers, and the name of the second assistant director, who will be your best friend. Learn your lines and the lines around them. Pack a charger, water, something warm, plain underwear in your skin colour, the medicine you take, and a book. Sleep.

## Arriving

Be fifteen minutes early. Tell the second assistant that you are here and where you will be. From then on, never leave without telling the same person; “I only went for tea” has cost many an hour. Say your name to the people in make-up and costume. They will know more about you by evening than your cousins do.

## Waiting

A shoot day is four hours of waiting wrapped around twenty minutes of work. Keep a little of your energy for the end of it. Don’t touch what you did not bring: a chair may be a prop, a sandwich may be continuity.

## Words you will hear

“Blocking” is walking through the scene so that the camera can plan. “Marks” are bits of tape for your feet; hit them without looking. “Last looks” means hair and make-up come in for ten seconds. “Roll sound”, “rolling”, “action”: stay quiet and still until you hear “cut”, even if you fell over. Especially if you fell over.

## When it goes wrong

You will forget a line. Stop, breathe, say “from the top of the speech, please”. Don’t apologise for a minute; the sun is going down. If you are asked for something that was not agreed, say that you would like to talk to the production first. That is a normal sentence and good sets respect it.

## Leaving

Hand your costume back on its hanger. Thank the people who held lights above your head. Write down the date, the scene and the names while you remember them. A week later, send one short message to the person who cast you. Then get on with your life: the next call comes to people who are busy.
`;
